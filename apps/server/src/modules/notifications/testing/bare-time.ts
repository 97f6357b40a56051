/** A time of day that does not say by whose clock: neither a zone nor "local time" follows it. */
export const bareTime = /\b\d{1,2}:\d{2}\b(?! ?(?:[AP]M )?(?:[A-Z]{2,5}\b|local time))/

/** An email's words on one line, without what only its looks are made of. */
export const wordsOfEmail = (html: string): string =>
  html.replace(/<style>[\s\S]*?<\/style>|style="[^"]*"|href="[^"]*"/g, '').replace(/\s+/g, ' ')
