/**
 * The design kit. Texts are passed as props; links navigate with the component given to `LinkProvider`. Heavy
 * components have separate entries: `@porchlight/ui/stay-calendar`, `@porchlight/ui/gallery`.
 */

export { Button, ButtonLink, type ButtonLook, type ButtonProps, IconButton } from './actions/button.tsx'
export { Chip, ChipFile, ChipLink, type ChipProps } from './actions/chip.tsx'
export { ConfirmButton, type ConfirmButtonProps } from './actions/confirm-button.tsx'
export { HeldActions } from './actions/held-actions.tsx'
export { Menu, type MenuProps } from './actions/menu.tsx'
export { Press, type PressProps } from './actions/press.tsx'
export { SaveButton, type SaveButtonProps, type SaveState } from './actions/save-button.tsx'
export { Accordion, type AccordionProps } from './display/accordion.tsx'
export { type CsvColumn, csvOf, downloadCsv, downloadText } from './display/csv.ts'
export { Disclosure, type DisclosureProps } from './display/disclosure.tsx'
export { DocumentText, type DocumentTextProps } from './display/document-text.tsx'
export { type DocumentState, DocumentView, type DocumentViewProps } from './display/document-view.tsx'
export { PageHead, type PageHeadProps, Section, type SectionProps, Stat, type StatProps } from './display/heads.tsx'
export { HoldClock, type HoldClockProps } from './display/hold-clock.tsx'
export { PriceLines, type PriceLineView } from './display/price-lines.tsx'
export { printText } from './display/print-sheet.ts'
export { StarRating } from './display/star-rating.tsx'
export { Avatar, Badge, Meter, ProgressBar, Status, type StatusState, type Tone } from './display/status.tsx'
export { Step, type StepProps } from './display/step.tsx'
export { Table, type TableColumn, type TableProps, type TableSort } from './display/table.tsx'
export { CancellationBar, type CancellationStepView, Timeline, type TimelineItem } from './display/timeline.tsx'
export { Alert, type AlertProps } from './feedback/alert.tsx'
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx'
export { ProgressLine, type ProgressLineProps } from './feedback/progress-line.tsx'
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx'
export { SkeletonCards, type SkeletonCardsProps, Waiting } from './feedback/skeleton-shapes.tsx'
export { ToastHost, type ToastHostProps } from './feedback/toast-host.tsx'
export { openToast, type ToastMessage, type ToastType, toast } from './feedback/toasts.ts'
export {
  AddressForm,
  type AddressFormProps,
  type AddressFormWords,
  type AddressSuggestion,
} from './forms/address-form.tsx'
export {
  BirthDateField,
  type BirthDateFieldProps,
  type BirthDateWords,
} from './forms/birth-date-field.tsx'
export { Checkbox, type CheckboxProps } from './forms/checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupProps } from './forms/checkbox-group.tsx'
export type { ChoiceOption } from './forms/choice-rules.ts'
export { ColorField, type ColorFieldProps } from './forms/color-field.tsx'
export { ComboBox, type ComboBoxProps } from './forms/combo-box.tsx'
export { DateField, type DateFieldProps, type DateFieldWords } from './forms/date-field.tsx'
export { DateRangeField, type DateRangeFieldProps, type DateRangeWords } from './forms/date-range-field.tsx'
export { DateTimeField, type DateTimeFieldProps, type DateTimeFieldWords } from './forms/date-time-field.tsx'
export { Field, type FieldProps } from './forms/field.tsx'
export { LinkField, type LinkFieldProps } from './forms/link-field.tsx'
export { type MoneyAmount, MoneyField, type MoneyFieldProps } from './forms/money-field.tsx'
export { type MovedValue, stopMovedValues } from './forms/moved-values.ts'
export { MultiSelect, type MultiSelectProps, type MultiSelectWords } from './forms/multi-select.tsx'
export { NumberField, type NumberFieldProps, type NumberWords } from './forms/number-field.tsx'
export { NumberStepper, type NumberStepperProps } from './forms/number-stepper.tsx'
export { PasswordField, type PasswordFieldProps } from './forms/password-field.tsx'
export { PhoneField, type PhoneFieldProps } from './forms/phone-field.tsx'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './forms/radio-group.tsx'
export { RangeSlider, type RangeSliderProps } from './forms/range-slider.tsx'
export { Select, type SelectOption, type SelectProps } from './forms/select.tsx'
export { StarInput, type StarInputProps } from './forms/star-input.tsx'
export { Switch, type SwitchProps } from './forms/switch.tsx'
export { TagsInput, type TagsInputProps } from './forms/tags-input.tsx'
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './forms/text-field.tsx'
export { useAlive } from './foundation/alive.ts'
export { classNames } from './foundation/class-names.ts'
export { choiceReady } from './foundation/early-choice.ts'
export { Icon, type IconName, type IconProps } from './foundation/icon.tsx'
export { type LinkProps, LinkProvider, UiLink } from './foundation/link.tsx'
export { OverlayLoading } from './foundation/overlay-loading.tsx'
export { type Scheme, SchemeProvider, useScheme } from './foundation/scheme.tsx'
export { Wordmark } from './foundation/wordmark.tsx'
export { Carousel, type CarouselProps, type CarouselSlide, type CarouselWords } from './media/carousel.tsx'
export { type EmbeddedItemProps, PdfItem, TourItem } from './media/embedded-item.tsx'
export { Picture, type PictureFormat, type PictureImage, type PictureProps } from './media/picture.tsx'
export { Video, type VideoProps } from './media/video.tsx'
export { Breadcrumbs, type Crumb } from './navigation/breadcrumbs.tsx'
export { Pagination, type PaginationProps } from './navigation/pagination.tsx'
export {
  SearchBar,
  type SearchBarProps,
  SearchField,
  SearchSegment,
  type SearchSegmentProps,
  SearchSelect,
  type SearchSelectProps,
} from './navigation/search-bar.tsx'
export { TabLinks, type TabLinksProps } from './navigation/tab-links.tsx'
export { Tabs, type TabsProps } from './navigation/tabs.tsx'
export { Modal, type ModalProps } from './overlays/modal.tsx'
export { closeOverlays } from './overlays/open-overlays.ts'
export { Popover, type PopoverProps } from './overlays/popover.tsx'
export { SidePanel, type SidePanelProps } from './overlays/side-panel.tsx'
export { Tooltip } from './overlays/tooltip.tsx'
