import './save-button.css'
import type { ReactNode } from 'react'
import { Icon } from '../foundation/icon.tsx'
import { Button, type ButtonProps } from './button.tsx'

/** Unchanged; changed; saving; saved; failed. */
export type SaveState = 'idle' | 'dirty' | 'saving' | 'saved' | 'failed'

export type SaveButtonProps = Pick<ButtonProps, 'size' | 'form' | 'name' | 'value' | 'onClick'> & {
  state: SaveState
  words: {
    /** The spec's word is 'Save'. */
    save: string
    /**
     * The text next to the button, by state: 'Nothing to save yet', 'Not saved yet', 'Saving', 'Saved 9:46', or the
     * error.
     */
    idle?: ReactNode
    dirty?: ReactNode
    saving: ReactNode
    saved: ReactNode
    failed: ReactNode
  }
}

const icons = { saved: 'check', failed: 'alert' } as const

/** Submits its form and shows the save state. Enabled when there is something to save or to retry. */
export const SaveButton = ({ state, words, ...button }: SaveButtonProps) => {
  const still = state === 'idle' || state === 'saved'
  const said = words[state]
  return (
    <span className="ui-save" data-state={state}>
      <Button {...button} type="submit" look="primary" busy={state === 'saving'} aria-disabled={still || undefined}>
        {words.save}
      </Button>
      <span className="ui-save-said" role="status">
        {(state === 'saved' || state === 'failed') && <Icon name={icons[state]} size={16} />}
        {said}
      </span>
    </span>
  )
}
