const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands between tags or quotes of XML. */
export const xmlText = (text) => text.replace(/[&<>"]/g, (sign) => escapes[sign]);
