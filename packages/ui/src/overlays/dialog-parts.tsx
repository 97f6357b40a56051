import type { ReactNode } from 'react'
import { Heading } from 'react-aria-components/Modal'
import { IconButton } from '../actions/button.tsx'

export type DialogPartsProps = {
  title: ReactNode
  /** If missing, there is no ×, and the dialog must be answered. */
  close?: { label: string; onClose: () => void } | undefined
  bodyId?: string
  footer?: ReactNode
  children: ReactNode
}

/** Header, body, and footer, the same in a dialog and a side panel. */
export const DialogParts = ({ title, close, bodyId, footer, children }: DialogPartsProps) => (
  <>
    <div className="ui-modal-head">
      <Heading slot="title" className="ui-modal-title">
        {title}
      </Heading>
      {close && <IconButton icon="close" label={close.label} onClick={close.onClose} />}
    </div>
    <div id={bodyId} className="ui-modal-body">
      {children}
    </div>
    {footer && <div className="ui-modal-foot">{footer}</div>}
  </>
)
