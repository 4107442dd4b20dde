export const ALREADY_MEMBER = "You are an SO Elite member already";
