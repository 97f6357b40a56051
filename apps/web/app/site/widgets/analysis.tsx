import { TextField } from '@porchlight/ui'
import { href } from 'react-router'
import { widgetWords } from '#app/lib/messages/leads/widgets.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import type { Route } from './+types/analysis'
import { partnerOf } from './partner-of.ts'
import { WidgetForm } from './widget-form.tsx'

export const loader = ({ request }: Route.LoaderArgs) => ({ partner: partnerOf(request) })

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

/** `/widgets/property-analysis`: an address and its size; the estimate opens in a new tab. */
export default function AnalysisWidget({ loaderData: { partner } }: Route.ComponentProps) {
  const words = useWords(widgetWords)
  return (
    <WidgetForm
      title={words.analysisTitle}
      action={href('/property-analysis/:slug?')}
      partner={partner}
      submit={words.estimate}
    >
      <TextField
        className="widget-wide"
        label={words.address}
        name="address"
        autoComplete="address-line1"
        required
        maxLength={300}
      />
      <TextField label={words.bedrooms} name="bedrooms" type="number" inputMode="numeric" min={0} max={30} />
      <TextField label={words.sleeps} name="sleeps" type="number" inputMode="numeric" min={1} max={60} />
    </WidgetForm>
  )
}
