import './widgets.css'
import { Button, TextField } from '@porchlight/ui'
import { href } from 'react-router'
import { WidgetSize } from '#app/features/inquiry/widget-size.tsx'
import { widgetWords } from '#app/lib/messages/leads/widgets.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import type { Route } from './+types/search'
import { PartnerField } from './partner-field.tsx'
import { partnerOf } from './partner-of.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({ partner: partnerOf(request) })

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

/** `/widgets/search`: dates and guests; the homes open in a tab of their own. */
export default function SearchWidget({ loaderData: { partner } }: Route.ComponentProps) {
  const words = useWords(widgetWords)
  return (
    <div className="widget">
      <WidgetSize />
      <h1 className="t-h3">{words.searchTitle}</h1>
      <form
        className="widget-form"
        method="get"
        action={href('/book-a-property/:mapOrAffiliate?')}
        target="_blank"
        rel="noopener"
      >
        <PartnerField partner={partner} />
        <TextField label={words.arrive} name="arrive" type="date" />
        <TextField label={words.depart} name="depart" type="date" />
        <TextField
          label={words.adults}
          name="adults"
          type="number"
          inputMode="numeric"
          min={1}
          max={50}
          defaultValue="2"
        />
        <Button type="submit" look="primary" size="big">
          {words.search}
        </Button>
      </form>
    </div>
  )
}
