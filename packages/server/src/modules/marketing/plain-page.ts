/** A page for customers, who have neither the app nor an account: nothing to fetch, no script. Both parts are HTML. */
export const plainPage = (title: string, body: string): string => `<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><h1>${title}</h1>${body}</body>
</html>
`;
