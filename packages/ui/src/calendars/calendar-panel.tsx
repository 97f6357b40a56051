import { Calendar } from './calendar.tsx'

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default Calendar
