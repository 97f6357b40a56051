import './options.css'
import type { ChoiceOption } from './choice-rules.ts'
import { Swatch } from './swatch.tsx'

/** What an option shows in a list: its colour if it has one, its name, a quiet second line. */
export const OptionFace = ({ option }: { option: ChoiceOption }) => (
  <>
    {option.data?.colour && <Swatch colour={option.data.colour} />}
    <span className="ui-option-words">
      {option.label}
      {option.detail && <small>{option.detail}</small>}
    </span>
  </>
)
