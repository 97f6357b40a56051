import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Placeholder as tall as the calendar, to avoid layout shift. */
export const CalendarPlace = () => (
  <div className="property-calendar-place" role="status" aria-label={useWords(propertyWords).loadingCalendar} />
)
