type Parts = { page: string; code: string; subId: string; publicUrl: string }

/** The address of a page of ours that names a partner; undefined where the page is another site's. */
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
