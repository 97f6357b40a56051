import { TextField } from '@porchlight/ui'
import { href } from 'react-router'
import { widgetWords } from '#app/lib/messages/leads/widgets.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import type { Route } from './+types/search'
import { partnerOf } from './partner-of.ts'
import { WidgetForm } from './widget-form.tsx'

export const loader = ({ request }: Route.LoaderArgs) => ({ partner: partnerOf(request) })

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

/** `/widgets/search`: dates and guests; the homes open in a new tab. */
export default function SearchWidget({ loaderData: { partner } }: Route.ComponentProps) {
  const words = useWords(widgetWords)
  return (
    <WidgetForm
      title={words.searchTitle}
      action={href('/book-a-property/:mapOrAffiliate?')}
      partner={partner}
      submit={words.search}
    >
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
    </WidgetForm>
  )
}
