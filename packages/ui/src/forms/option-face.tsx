import './options.css'
import type { ChoiceOption } from './choice-rules.ts'
import { Swatch } from './swatch.tsx'

/** An option's display in a list: its color, if it has one, its name, and a secondary line. */
export const OptionFace = ({ option }: { option: ChoiceOption }) => (
  <>
    {option.data?.color && <Swatch color={option.data.color} />}
    <span className="ui-option-words">
      {option.label}
      {option.detail && <small>{option.detail}</small>}
    </span>
  </>
)
