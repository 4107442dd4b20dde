/** The header names, which the requirements leave open; a client can be configured to send others. */
export const COMPANY_HEADER = "X-Company-Id";
export const VISITOR_HEADER = "X-Visitor-Id";
/** The newest catalogue version that a storefront server knows: the API answers with nothing older (C48). */
export const CATALOGUE_VERSION_HEADER = "X-Catalogue-Version";
export const AUTHORIZATION_HEADER = "Authorization";
/** `Authorization: token {token}` [R193]. */
export const TOKEN_SCHEME = "token";
