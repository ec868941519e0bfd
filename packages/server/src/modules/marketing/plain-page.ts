/**
 * Builds a page for customers, who have no account: without scripts or external files. Both arguments are
 * HTML.
 */
export const plainPage = (title: string, body: string): string => `<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><h1>${title}</h1>${body}</body>
</html>
`;
