const campaignText = (search: URLSearchParams, name: string): string =>
  (search.get(`utm_${name}`) ?? '').trim().slice(0, 120)

/** The campaign that a page’s address names. */
export const touchIn = (request: Request) => {
  const { searchParams: search, pathname } = new URL(request.url)
  return {
    source: campaignText(search, 'source'),
    medium: campaignText(search, 'medium'),
    campaign: campaignText(search, 'campaign'),
    landing: pathname.slice(0, 300),
  }
}
