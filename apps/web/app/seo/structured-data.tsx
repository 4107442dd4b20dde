interface StructuredDataProps {
  /** Undefined in a browser, where it would only make the scripts larger: `import.meta.env.SSR` tells. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
}

/**
 * A page's structured data for search engines (schema.org). Data, not a script: nothing of it runs. They read each page
 * from the server; a browser keeps what the server wrote.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const json =
    import.meta.env.SSR && data
      ? JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")
      : "";
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
