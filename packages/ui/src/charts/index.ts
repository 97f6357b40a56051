/** Charts, drawn as plain SVG in the theme's roles. Each one has its figures behind it, as a table and as a file. */
export { BarChart, type BarChartProps } from './bar-chart.tsx'
export type { HeatCalendarProps, HeatCell, HeatMark, HeatRow, HeatWords } from './heat.ts'
export { HeatCalendar } from './heat-calendar.tsx'
export { LineChart, type LineChartProps } from './line-chart.tsx'
export type { ChartPoint, ChartWords } from './points.ts'
export { Sparkline, type SparklineProps } from './sparkline.tsx'
