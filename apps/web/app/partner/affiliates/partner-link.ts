type Parts = { page: string; code: string; subId: string; publicUrl: string }

/** The address of one of our pages with the partner's code; undefined if the page is on another site. */
export const partnerLink = ({ page, code, subId, publicUrl }: Parts): string | undefined => {
  if (!URL.canParse(page, publicUrl)) return undefined
  const address = new URL(page, publicUrl)
  if (address.origin !== new URL(publicUrl).origin) return undefined
  address.searchParams.set('via', code)
  const mark = subId.replaceAll(/[^\w.-]/g, '').slice(0, 40)
  if (mark) address.searchParams.set('sub', mark)
  else address.searchParams.delete('sub')
  return address.href
}
