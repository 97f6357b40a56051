import '../staff.css'
import './find.css'
import { dateIn, staffFind } from '@porchlight/contract'
import { Button, PageHead } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { Form, href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { staffFindWords } from '#app/lib/messages/staff/find.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { findHref } from './hrefs.ts'
import { Results } from './results.tsx'
import { longestQuery, searchFor } from './search.ts'
import { SearchField } from './search-field.tsx'
import { Start } from './start.tsx'
import { pauseMs } from './use-search.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longestQuery)
  const { api, site } = context.get(pageRequest)
  const find = async (text: string) => resultsOf(await api(staffFind, { query: { q: text } }))
  return await searchFor(q, dateIn(site.timeZone, new Date()), find)
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/find`: the search as a page of its own, for links and for browsers without scripts. */
const StaffFindPage = ({ loaderData: search }: Route.ComponentProps) => {
  const words = useWords(staffFindWords)
  const navigate = useNavigate()
  const { q } = search
  const [typed, setTyped] = useState(q)
  useEffect(() => {
    if (typed.trim() === q) return
    const timer = setTimeout(
      () => void navigate(findHref(typed.trim()), { replace: true, preventScrollReset: true }),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [typed, q, navigate])
  return (
    <>
      <PageHead title={words.title} />
      <SearchField
        typed={typed}
        onType={setTyped}
        q={q}
        frame={(field) => (
          <Form method="get" action={href('/staff/find')} className="staff-search" role="search">
            {field}
            <Button views type="submit">
              {words.find}
            </Button>
          </Form>
        )}
      >
        {q === '' ? <Start onExample={setTyped} /> : <Results search={search} />}
      </SearchField>
    </>
  )
}
export default StaffFindPage
