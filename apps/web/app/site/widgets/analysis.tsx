import './widgets.css'
import { Button, TextField } from '@porchlight/ui'
import { href } from 'react-router'
import { WidgetSize } from '#app/features/inquiry/widget-size.tsx'
import { widgetWords } from '#app/lib/messages/leads/widgets.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import type { Route } from './+types/analysis'
import { PartnerField } from './partner-field.tsx'
import { partnerOf } from './partner-of.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({ partner: partnerOf(request) })

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

/** `/widgets/property-analysis`: an address and its size; the estimate opens in a tab of its own. */
export default function AnalysisWidget({ loaderData: { partner } }: Route.ComponentProps) {
  const words = useWords(widgetWords)
  return (
    <div className="widget">
      <WidgetSize />
      <h1 className="t-h3">{words.analysisTitle}</h1>
      <form
        className="widget-form"
        method="get"
        action={href('/property-analysis/:slug?')}
        target="_blank"
        rel="noopener"
      >
        <PartnerField partner={partner} />
        <TextField
          className="widget-wide"
          label={words.address}
          name="address"
          autoComplete="street-address"
          required
          maxLength={300}
        />
        <TextField label={words.bedrooms} name="bedrooms" type="number" inputMode="numeric" min={0} max={30} />
        <TextField label={words.sleeps} name="sleeps" type="number" inputMode="numeric" min={1} max={60} />
        <Button type="submit" look="primary" size="big">
          {words.estimate}
        </Button>
      </form>
    </div>
  )
}
