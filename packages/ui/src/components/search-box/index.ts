export { SearchBox, type SearchBoxProps, type Suggestion } from "./search-box.tsx";
