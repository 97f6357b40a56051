import { myNoticePreferences, myNotifications } from '@porchlight/contract'
import { Button, EmptyState, Pagination, TabLinks, toast, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { NoticeItem } from '#app/features/notifications/notice-item.tsx'
import { preferencesPath } from '#app/features/notifications/preferences-path.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { notificationWords } from '#app/lib/messages/me/notifications.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pollNotices } from '#app/lib/notices/notices.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/page'

const views = ['all', 'unread', 'todo'] as const
type View = (typeof views)[number]

const viewOf = (text: string | null): View => views.find((view) => view === text) ?? 'all'
const addressOf = (view: View, page = 1): string => {
  const query = new URLSearchParams({ ...(view !== 'all' && { show: view }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `${href('/me/notifications')}?${query}` : href('/me/notifications')
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { searchParams } = new URL(request.url)
  const view = viewOf(searchParams.get('show'))
  const page = pageNumber(request)
  const { notifications } = resultsOf(await api(myNotifications, { query: { only: view, page } }))
  const { preferences } = resultsOf(await api(myNoticePreferences))
  return { view, notifications, timeZone: preferences.timeZone }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Marks everything up to the newest notification shown as read. */
const ReadAll = ({ until }: { until: number }) => {
  const words = useWords(notificationWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const readAll = async () => {
    setBusy(true)
    const { passMessages } = await import('#app/lib/notices/calls.ts')
    if (await passMessages(until, true)) toast({ type: 'success', message: words.read })
    pollNotices()
    await revalidate()
    setBusy(false)
  }
  return (
    <Button busy={busy} onClick={() => void readAll()}>
      {words.markAll}
    </Button>
  )
}

type Shown = Route.ComponentProps['loaderData']

const List = ({ view, notifications: { data }, timeZone }: Shown) => {
  const words = useWords(notificationWords)
  const { moment } = useFormats()
  if (data.length === 0) return <EmptyState title={words.noneHere[view]}>{words.noneHereText}</EmptyState>
  return (
    <ul className="notices-list">
      {data.map((notice) => (
        <li key={notice.id}>
          <NoticeItem notice={notice} when={moment(notice.createdAt, timeZone)} />
        </li>
      ))}
    </ul>
  )
}

const NotificationsPage = ({ loaderData }: Route.ComponentProps) => {
  const { view, notifications } = loaderData
  const words = useWords(notificationWords)
  const user = useUser()
  const newest = notifications.data[0]
  const hasUnread = notifications.data.some(({ clicked }) => !clicked)
  return (
    <div className="wrap notices-page">
      <header className="notices-head">
        <div>
          <h1 className="t-h1">{words.messages}</h1>
          <p>{words.lead}</p>
        </div>
        {newest && hasUnread && <ReadAll until={newest.id} />}
      </header>
      <TabLinks
        label={words.tabs.label}
        tabs={views.map((one) => ({ href: addressOf(one), label: words.tabs[one], current: one === view }))}
      />
      <List {...loaderData} />
      <Pagination
        label={words.pages}
        current={notifications.currentPage}
        pages={notifications.numberPages}
        hrefOf={(page) => addressOf(view, page)}
        previousLabel={words.previousPage}
        nextLabel={words.nextPage}
        pageLabel={(number) => words.page({ number: String(number) })}
      />
      {user && (
        <UiLink className="inline-link notices-choose" href={preferencesPath(user)}>
          {words.choose}
        </UiLink>
      )}
    </div>
  )
}
export default NotificationsPage
