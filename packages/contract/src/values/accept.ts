/** Whether a program asks for Markdown, by its `Accept` header; a browser also accepts HTML. */
export const asksForMarkdown = (accept: string | null | undefined): boolean =>
  accept?.includes('text/markdown') === true && !accept.includes('text/html')
