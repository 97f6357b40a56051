import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** As tall as the calendar, so that nothing moves when it comes. */
export const CalendarPlace = () => (
  <div className="property-calendar-place" role="status" aria-label={useWords(propertyWords).loadingCalendar} />
)
