import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TextField } from '../forms/text-field.tsx'
import { SaveButton, type SaveState } from './save-button.tsx'

const words = {
  save: 'Save',
  idle: 'Nothing to save',
  dirty: 'Not saved yet',
  saving: 'Saving',
  saved: 'Saved 9:46',
  failed: 'Not saved: no connection. What you typed is kept.',
}

const meta = {
  title: 'Actions/Save button',
  component: SaveButton,
  args: { state: 'idle', words },
} satisfies Meta<typeof SaveButton>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Dirty: Story = { args: { state: 'dirty' } }
export const Saving: Story = { args: { state: 'saving' } }
export const Saved: Story = { args: { state: 'saved' } }
export const Failed: Story = { args: { state: 'failed' } }
export const InAForm: Story = {
  render: () => {
    const [name, setName] = useState('Saltgrass')
    const [state, setState] = useState<SaveState>('idle')
    return (
      <form
        style={{ display: 'grid', gap: 16, maxWidth: 420 }}
        onSubmit={(event) => {
          event.preventDefault()
          setState('saving')
          setTimeout(() => setState(name === '' ? 'failed' : 'saved'), 400)
        }}
      >
        <TextField
          label="Name of the home"
          value={name}
          onChange={(text) => {
            setName(text)
            setState('dirty')
          }}
        />
        <SaveButton state={state} words={words} />
      </form>
    )
  },
}
