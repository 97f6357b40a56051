import './widgets.css'
import { Button } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { WidgetSize } from '#app/features/inquiry/widget-size.tsx'
import { PartnerField } from './partner-field.tsx'
import type { WidgetPartner } from './partner-of.ts'

type Props = { title: string; action: string; partner: WidgetPartner | null; submit: string; children: ReactNode }

/** A widget's form, whose result opens in a new tab. */
export const WidgetForm = ({ title, action, partner, submit, children }: Props) => (
  <div className="widget">
    <WidgetSize />
    <h1 className="t-h3">{title}</h1>
    <form className="widget-form" method="get" action={action} target="_blank" rel="noopener">
      <PartnerField partner={partner} />
      {children}
      <Button type="submit" look="primary" size="big">
        {submit}
      </Button>
    </form>
  </div>
)
