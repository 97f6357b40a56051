import { Wordmark } from '@porchlight/ui'
import { useSite } from '#app/lib/session.ts'

/** Only on paper: who writes, and which statement this is. */
export const Letterhead = ({ title, legalName }: { title: string; legalName: string }) => {
  const site = useSite()
  return (
    <div className="statement-letterhead">
      <Wordmark name={site.name} />
      <p>
        {title}
        <br />
        {legalName}
      </p>
    </div>
  )
}
