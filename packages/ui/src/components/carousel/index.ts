export { Carousel, type CarouselProps, type Slide } from "./carousel.tsx";
