/** A time of day without a time zone: neither a zone nor "local time" follows it. */
export const bareTime = /\b\d{1,2}:\d{2}\b(?! ?(?:[AP]M )?(?:[A-Z]{2,5}\b|local time))/

/** An email's text on one line, without its styling. */
export const wordsOfEmail = (html: string): string =>
  html.replace(/<style>[\s\S]*?<\/style>|style="[^"]*"|href="[^"]*"/g, '').replace(/\s+/g, ' ')
