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
  /** Where lines start or where they end: left or right, as the page reads. */
  side?: 'start' | 'end'
  /** How wide, in tenths of the screen, on a phone, a tablet and a desk; 10, 5 and 3 unless told. */
  tenths?: Partial<PanelTenths>
  footer?: ReactNode
  children: ReactNode
}

/** A sheet from the side: the whole width on a phone, half on a tablet, three tenths on a desk. */
export const SidePanel = (props: SidePanelProps) => {
  useClosedWithPage(props.open, props.onClose)
  return (
    <OnceOpen open={props.open}>
      <SidePanelBox {...props} />
    </OnceOpen>
  )
}
