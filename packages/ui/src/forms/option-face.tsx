import './options.css'
import type { ChoiceOption } from './choice-rules.ts'
import { Swatch } from './swatch.tsx'

/** What an option shows in a list: its color if it has one, its name, a quiet second line. */
export const OptionFace = ({ option }: { option: ChoiceOption }) => (
  <>
    {option.data?.color && <Swatch color={option.data.color} />}
    <span className="ui-option-words">
      {option.label}
      {option.detail && <small>{option.detail}</small>}
    </span>
  </>
)
