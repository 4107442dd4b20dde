export { RatingBars } from "./rating-bars.tsx";
