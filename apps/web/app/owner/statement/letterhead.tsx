import { Wordmark } from '@porchlight/ui'
import { useSite } from '#app/lib/session.ts'

/** Printed header with the company and the statement title. */
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
