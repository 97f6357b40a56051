import './offline.css'
import { Button, UiLink, Wordmark } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { offlineWords } from '#app/lib/messages/site/offline.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useSite } from '#app/lib/session.ts'
import { useStoredHere } from '#app/lib/stored/use-stored-here.ts'
import { useWayBack } from '#app/lib/stored/use-way-back.ts'
import type { Route } from './+types/page'

export const headers = sameForEverybody

export const meta: Route.MetaFunction = (args) => {
  const language = args.matches[0]?.loaderData?.language ?? 'en'
  return pageMeta(args, { title: wordsIn(offlineWords, language).title })
}

/** Back to one of our own pages only. */
const ownAddress = (to: string | null): string | undefined => (to && /^\/(?![/\\])/.test(to) ? to : undefined)

const StoredPages = () => {
  const words = useWords(offlineWords)
  const { moment } = useFormats()
  const { pages, waiting } = useStoredHere()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!pages) return null
  return (
    <section aria-labelledby="kept">
      {waiting > 0 && <p className="offline-waits">{words.waits({ count: waiting })}</p>}
      <h2 className="t-h3" id="kept">
        {words.saved}
      </h2>
      {pages.length === 0 && <p className="muted">{words.nothingSaved}</p>}
      <ul className="offline-list">
        {pages.map(({ address, title, storedAt }) => (
          <li key={address}>
            <a href={address}>{title}</a>
            <span className="t-small muted">{words.storedAt({ when: moment(new Date(storedAt), zone) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Shown offline for pages that are not stored. Generic, cached by the
 * service worker; its list comes from the device.
 */
export default function OfflinePage() {
  const words = useWords(offlineWords)
  const site = useSite()
  const [search] = useSearchParams()
  const to = ownAddress(search.get('to'))
  useWayBack(to)
  return (
    <>
      <header className="site-header">
        <div className="wrap site-header-row">
          <UiLink href={href('/')}>
            <Wordmark name={site.name} />
          </UiLink>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="wrap offline-page">
        <h1 className="t-h1">{words.title}</h1>
        <p className="t-lead">{to ? words.text : words.plainText}</p>
        {to && (
          <Button look="primary" onClick={() => location.assign(to)}>
            {words.tryAgain}
          </Button>
        )}
        <StoredPages />
      </main>
    </>
  )
}
