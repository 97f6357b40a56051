import { lazy, type ReactNode } from 'react'
import { OnceOpen } from '../foundation/once-open.tsx'
import { useClosedWithPage } from './open-overlays.ts'
import type { PanelTenths } from './panel-width.ts'

const SidePanelBox = lazy(() => import('./side-panel-box.tsx'))

export type SidePanelProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Where lines start or end: left or right, depending on the writing direction. */
  side?: 'start' | 'end'
  /** The width, in tenths of the screen, on a phone, a tablet, and a desktop; 10, 5 and 3 by default. */
  tenths?: Partial<PanelTenths>
  footer?: ReactNode
  children: ReactNode
}

/** A sheet from the side: full width on a phone, half on a tablet, three tenths on desktop. */
export const SidePanel = (props: SidePanelProps) => {
  useClosedWithPage(props.open, props.onClose)
  return (
    <OnceOpen open={props.open} onClose={props.onClose}>
      <SidePanelBox {...props} />
    </OnceOpen>
  )
}
