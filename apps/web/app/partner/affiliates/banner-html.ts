export const bannerSizes = ['leaderboard', 'rectangle', 'mobile'] as const
export type BannerSize = (typeof bannerSizes)[number]

const pixels: Record<BannerSize, { width: number; height: number; font: number }> = {
  leaderboard: { width: 728, height: 90, font: 24 },
  rectangle: { width: 300, height: 250, font: 26 },
  mobile: { width: 320, height: 50, font: 16 },
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Banner = { size: BannerSize; link: string; name: string; text: string }

/** A banner as self-contained HTML: nothing is loaded from us, so no cookie is set where it is shown. */
export const bannerHtml = ({ size, link, name, text }: Banner): string => {
  const { width, height, font } = pixels[size]
  const box = `display:flex;flex-direction:column;align-items:center;justify-content:center;box-sizing:border-box;width:${width}px;max-width:100%;height:${height}px;padding:8px;border-radius:8px;background:#1f1a14;color:#fbf8f1;text-decoration:none;text-align:center`
  const title = `font:400 ${font}px/1.2 Georgia,serif`
  const line = 'font:400 13px/1.4 system-ui,sans-serif'
  return `<a href="${escaped(link)}" rel="sponsored noopener" target="_blank" style="${box}"><span style="${title}">${escaped(name)}</span><span style="${line}">${escaped(text)}</span></a>`
}
