import { Button, Popover, type PopoverProps } from '@porchlight/ui'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'
import NightsCalendar, { type NightsProps } from './nights-calendar.tsx'

type Props = NightsProps & Pick<PopoverProps, 'open' | 'onOpenChange' | 'anchor'>

/** Calendar popover for the two dates; closes once both are chosen. */
const StayPopover = ({ open, onOpenChange, anchor, onChange, ...nights }: Props) => {
  const words = useWords(searchFormWords)
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      label={words.chooseDates}
      closesItself
      placement="bottom end"
    >
      <div className="price-months">
        <NightsCalendar
          {...nights}
          action={
            <Button look="primary" size="small" onClick={() => onOpenChange(false)}>
              {words.done}
            </Button>
          }
          onChange={(part) => {
            onChange(part)
            if (part.arrive && part.depart) onOpenChange(false)
          }}
        />
      </div>
    </Popover>
  )
}

// React.lazy asks for a default export.
export default StayPopover
