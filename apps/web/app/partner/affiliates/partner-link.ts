type Parts = { page: string; code: string; subId: string; publicUrl: string }

/** A sub-ID as the address can hold it, of what a partner typed: spaces become dashes. */
export const subIdFrom = (text: string): string =>
  text
    .trimStart()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\w.-]/g, '')
    .slice(0, 40)

/** The address of one of our pages with the partner's code; undefined if the page is on another site. */
export const partnerLink = ({ page, code, subId, publicUrl }: Parts): string | undefined => {
  if (!URL.canParse(page, publicUrl)) return undefined
  const address = new URL(page, publicUrl)
  if (address.origin !== new URL(publicUrl).origin) return undefined
  address.searchParams.set('via', code)
  const mark = subIdFrom(subId)
  if (mark) address.searchParams.set('sub', mark)
  else address.searchParams.delete('sub')
  return address.href
}
