/**
 * The page's theme in the opposite color scheme, for a small panel that covers everything: dark on a light page, light
 * on a dark one. Only for what is rendered in the browser, since the reader's system may determine the scheme.
 */
export const inverse = (): { 'data-theme': string | undefined; 'data-scheme': 'light' | 'dark' } => {
  const { theme, scheme } = document.documentElement.dataset
  const dark = scheme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : scheme === 'dark'
  return { 'data-theme': theme, 'data-scheme': dark ? 'light' : 'dark' }
}
