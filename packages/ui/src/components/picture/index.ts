export { Picture, PictureBaseProvider, type PictureProps } from "./picture.tsx";
export { type PictureSources, pictureSources } from "./picture-sources.ts";
