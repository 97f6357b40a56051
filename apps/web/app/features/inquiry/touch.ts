const campaignText = (search: URLSearchParams, name: string): string =>
  (search.get(`utm_${name}`) ?? '').trim().slice(0, 120)

/** The campaign or partner named in a page's address. */
export const touchIn = (request: Request) => {
  const { searchParams: search, pathname } = new URL(request.url)
  const partner = (search.get('via') ?? '').trim().slice(0, 64)
  return {
    source: campaignText(search, 'source') || partner,
    medium: campaignText(search, 'medium') || (partner && 'partner'),
    campaign: campaignText(search, 'campaign'),
    landing: pathname.slice(0, 300),
  }
}
