/**
 * HTML that people wrote for the shop: the server sanitises it when it is stored. The page's content security policy
 * runs none of its scripts either.
 */
export function Html({ html, className }: { readonly html: string; readonly className?: string | undefined }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
